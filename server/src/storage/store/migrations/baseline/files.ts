/**
 * Files: the metadata of each, and the contents that one or more of them share. The bytes themselves are stored in a folder
 * or an S3 store under the id of their content.
 */
export const FILES: readonly string[] = [
  `create table file_contents (
    id text primary key,
    sha256 text not null,
    bytes int8 not null,
    used_at int8 not null,
    leaving_since int8
  )`,
  // A content marked for removal is never reused: the same bytes get a new one.
  `create unique index file_contents_sha256 on file_contents (sha256) where leaving_since is null`,
  `create index file_contents_leaving on file_contents (id) where leaving_since is not null`,
  `create index file_contents_used on file_contents (used_at)`,
  `create table files (
    id text primary key,
    organization_id text references organizations on delete cascade,
    owner_kind text not null,
    owner_id text not null,
    name text not null,
    media_type text not null,
    content_id text not null references file_contents,
    created_at int8 not null
  )`,
  `create index files_owner on files (owner_kind, owner_id)`,
  `create index files_organization on files (organization_id)`,
  `create index files_content on files (content_id)`,

  `alter table users add constraint users_picture foreign key (picture) references files`,
  `alter table organizations add constraint organizations_logo foreign key (logo) references files`,
  `create index users_picture on users (picture) where picture is not null`,
  `create index organizations_logo on organizations (logo) where logo is not null`,
]
