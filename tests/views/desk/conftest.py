import shutil

import pytest

from pokertable.session.history.store import Store


@pytest.fixture
def store(played, tmp_path):
    """A copy of the file that the module has `played`."""
    path = tmp_path / "hands.sqlite"
    shutil.copyfile(played, path)
    made = Store(path)
    yield made
    made.close()
