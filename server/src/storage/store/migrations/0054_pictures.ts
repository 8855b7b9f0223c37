import { sql, type Kysely } from 'kysely'

/** Pictures of users and logos of organizations become files, with foreign keys. */
export async function pictures(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Nothing has written to these columns so far.
  `update users set picture = null where picture is not null`,
  `update organizations set logo = null where logo is not null`,
  `alter table users add constraint users_picture foreign key (picture) references files`,
  `alter table organizations add constraint organizations_logo
    foreign key (logo) references files`,
  `create index users_picture on users (picture) where picture is not null`,
  `create index organizations_logo on organizations (logo) where logo is not null`,
]
