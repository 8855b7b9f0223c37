import { sql, type Kysely } from 'kysely'

/**
 * Alert templates, the alerts that they make for devices, and marks of devices of which something has changed that
 * decides whether they are covered.
 */
export async function alertTemplates(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table alert_templates (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    name text not null,
    status text not null
      constraint alert_templates_status_words check (status in ('activated', 'deactivated')),
    types text[] not null,
    tags text[] not null,
    draft jsonb not null,
    points jsonb not null,
    version int4 not null default 1,
    created_at int8 not null,
    is_settled boolean not null,
    due_at int8 not null,
    passed_to text,
    left_out int4 not null default 0,
    removed_at int8,
    check (cardinality(types) + cardinality(tags) > 0)
  )`,
  `create index alert_templates_organization on alert_templates (organization_id, name, id)`,
  `create index alert_templates_due on alert_templates (due_at)`,
  `alter table alerts
    add column template_id text references alert_templates on delete cascade,
    add column covered_node_id text references nodes on delete cascade,
    add column template_version int4,
    add constraint alerts_covered
      check (num_nonnulls(template_id, covered_node_id, template_version) in (0, 3))`,
  `create unique index alerts_template on alerts (template_id, covered_node_id)
    where template_id is not null`,
  `create index alerts_covered_node on alerts (covered_node_id) where covered_node_id is not null`,
  // Written with the change of a device itself, whatever changes it.
  `create table alert_template_marks (
    id int8 generated always as identity primary key,
    node_id text not null
  )`,
  `create index alert_template_marks_node on alert_template_marks (node_id)`,
  `create function mark_node_for_templates() returns trigger language plpgsql as $$
  begin
    insert into alert_template_marks (node_id)
    select new.id where exists (select from alert_templates);
    return null;
  end $$`,
  `create function mark_part_for_templates() returns trigger language plpgsql as $$
  begin
    insert into alert_template_marks (node_id)
    select coalesce(new.node_id, old.node_id) where exists (select from alert_templates);
    return null;
  end $$`,
  `create trigger nodes_for_templates
    after update of name, type, tags, organization_id, leased_to on nodes for each row
    when ((old.name, old.type, old.tags, old.organization_id, old.leased_to)
      is distinct from (new.name, new.type, new.tags, new.organization_id, new.leased_to))
    execute function mark_node_for_templates()`,
  `create trigger node_shares_for_templates after insert or delete on node_shares
    for each row execute function mark_part_for_templates()`,
  `create trigger data_points_for_templates after insert or delete on data_points
    for each row execute function mark_part_for_templates()`,
  `create trigger data_points_units_for_templates
    after update of path, unit, kind, sensor_id on data_points for each row
    when ((old.path, old.unit, old.kind, old.sensor_id)
      is distinct from (new.path, new.unit, new.kind, new.sensor_id))
    execute function mark_part_for_templates()`,
  `create trigger sensors_for_templates after update of removed_at on sensors for each row
    when (old.removed_at is distinct from new.removed_at)
    execute function mark_part_for_templates()`,
]
