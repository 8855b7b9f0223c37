/**
 * Plugins that organizations installed: validated archives, the versions that each organization has of them, which one it is
 * pinned to, which key owns which plugin, and catalogues.
 *
 * Schemas and manifests are `json`, not `jsonb`: the order of a form’s fields is that of its schema.
 */
export const PLUGINS: readonly string[] = [
  `create table plugin_archives (
    digest text primary key,
    sha384 text not null,
    bytes int4 not null,
    archive bytea not null,
    plugin_id text not null,
    version text not null,
    kind text not null constraint plugin_archives_kind_words check (kind in ('widget', 'screen', 'device-form')),
    provides text not null,
    manifest json not null,
    schema json not null,
    ui_schema json not null,
    messages json not null,
    readme text not null,
    licences json not null,
    integrity json not null,
    trust_problems json not null,
    created_at int8 not null,
    publisher_key text,
    changelog text not null
  )`,
  `create table plugin_files (
    digest text not null references plugin_archives on delete cascade,
    path text not null,
    content bytea not null,
    sha384 text not null,
    primary key (digest, path)
  )`,

  `create table plugin_versions (
    organization_id text not null references organizations on delete cascade,
    plugin_id text not null,
    version text not null,
    digest text not null references plugin_archives,
    state text not null constraint plugin_versions_state_words check (state in ('available', 'enabled', 'disabled')),
    tier text not null constraint plugin_versions_tier_words check (tier in ('isolated', 'trusted')),
    published_by text not null,
    published_at int8 not null,
    source text,
    about jsonb,
    primary key (organization_id, plugin_id, version)
  )`,
  `create index plugin_versions_digest on plugin_versions (digest)`,
  `create table plugin_pins (
    organization_id text not null,
    plugin_id text not null,
    version text not null,
    primary key (organization_id, plugin_id),
    foreign key (organization_id, plugin_id, version) references plugin_versions on delete cascade
  )`,
  // An owner stays when the last version is removed.
  `create table plugin_owners (
    organization_id text not null references organizations on delete cascade,
    plugin_id text not null,
    public_key text not null,
    since int8 not null,
    primary key (organization_id, plugin_id)
  )`,

  // Catalogues as last read, and the pictures of the plugins that they offer.
  `create table plugin_catalogues (
    url text primary key,
    etag text,
    content jsonb,
    read_at int8,
    problem text,
    problem_since int8
  )`,
  `create table plugin_screenshots (
    sha256 text primary key,
    media_type text not null,
    bytes bytea not null,
    read_at int8 not null
  )`,
]
