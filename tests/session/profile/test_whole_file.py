"""Files are written whole or not at all, with the permissions that they are to have."""

import os
import stat

import pytest

from pokertable.session.profile.whole_file import make_folder, set_database_aside, write_whole


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def umask():
    before = os.umask(0o027)
    yield
    os.umask(before)


def test_the_text_takes_the_place_of_the_old_one(tmp_path):
    path = tmp_path / "a folder" / "in it" / "file.txt"
    write_whole(path, "one\n")
    write_whole(path, "two ♠\r\n")
    assert path.read_bytes() == "two ♠\r\n".encode()
    assert [file.name for file in path.parent.iterdir()] == ["file.txt"]


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_permissions_follow_the_user_unless_the_file_is_private_or_there(tmp_path, umask):
    write_whole(tmp_path / "export.phhs", "x")
    write_whole(tmp_path / "settings.json", "x", private=True)
    assert (mode(tmp_path / "export.phhs"), mode(tmp_path / "settings.json")) == (0o640, 0o600)
    (tmp_path / "export.phhs").chmod(0o604)
    write_whole(tmp_path / "export.phhs", "y")
    assert mode(tmp_path / "export.phhs") == 0o604


@pytest.mark.skipif(os.name != "posix", reason="links need no rights on POSIX")
def test_a_link_stays_and_the_file_that_it_names_is_written(tmp_path):
    kept, link = tmp_path / "elsewhere" / "settings.json", tmp_path / "settings.json"
    write_whole(kept, "one")
    link.symlink_to(kept)
    write_whole(link, "two")
    assert link.is_symlink() and kept.read_text(encoding="utf-8") == "two"


def test_a_link_that_leads_back_to_itself_cannot_be_written(tmp_path):
    path = tmp_path / "loop.png"
    path.symlink_to(path.name)
    with pytest.raises(OSError, match="Too many levels of symbolic links") as caught:
        write_whole(path, "x")
    assert caught.value.filename == str(path) and path.is_symlink()


def test_what_cannot_be_written_leaves_the_old_file_and_nothing_else(tmp_path):
    path = tmp_path / "file.txt"
    write_whole(path, "good")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "\ud800")
    assert path.read_text() == "good" and len(list(tmp_path.iterdir())) == 1


def test_a_database_is_set_aside_with_its_log_where_no_name_is_taken(tmp_path):
    for name in ("h", "h-wal", "h-shm", "h.old-1-wal"):
        (tmp_path / name).write_text(name)
    assert set_database_aside(tmp_path / "h", "old") == tmp_path / "h.old-2"
    kept = {each.name: each.read_text() for each in tmp_path.iterdir()}
    assert kept == {"h.old-1-wal": "h.old-1-wal", "h.old-2": "h", "h.old-2-wal": "h-wal"}


@pytest.mark.parametrize("make", [lambda path: path.write_text(""), lambda path: path.symlink_to("nothing")])
def test_a_folder_that_is_something_else_is_not_said_to_exist(tmp_path, make):
    make(tmp_path / "profile")
    for attempt in (make_folder, lambda path: write_whole(path / "settings.json", "{}")):
        with pytest.raises(NotADirectoryError, match="profile"):
            attempt(tmp_path / "profile")
