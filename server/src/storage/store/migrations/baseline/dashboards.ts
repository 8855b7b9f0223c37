/** Dashboards with their saved versions, and list views that users saved. */
export const DASHBOARDS: readonly string[] = [
  `create table dashboards (
    id text primary key,
    name text not null,
    description text not null,
    organization_id text not null references organizations on delete cascade,
    user_id text references users on delete cascade,
    configuration jsonb not null,
    range jsonb,
    is_updates_on boolean not null default true,
    version int4 not null default 1,
    created_at int8 not null,
    updated_at int8 not null,
    is_provisioned boolean not null default false
  )`,
  `create index dashboards_organization on dashboards (organization_id, name, id)`,
  `create index dashboards_user on dashboards (user_id)`,
  `create table dashboard_stars (
    user_id text not null references users on delete cascade,
    dashboard_id text not null references dashboards on delete cascade,
    primary key (user_id, dashboard_id)
  )`,
  `create index dashboard_stars_dashboard on dashboard_stars (dashboard_id)`,
  // `author` is the name at that time: it stays when the user is renamed or deleted.
  `create table dashboard_versions (
    dashboard_id text not null references dashboards on delete cascade,
    version int4 not null,
    user_id text references users on delete set null,
    author text not null,
    created_at int8 not null,
    changes jsonb not null,
    restored_from int4,
    document jsonb not null,
    primary key (dashboard_id, version)
  )`,
  `create index dashboard_versions_user on dashboard_versions (user_id)`,

  `create table list_views (
    id text primary key,
    user_id text not null references users on delete cascade,
    list text not null,
    name text not null,
    params jsonb not null,
    saved_at int8 not null,
    unique (user_id, list, name)
  )`,
]
