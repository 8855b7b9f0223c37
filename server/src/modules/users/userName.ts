import { sql } from 'kysely'

/** How a user is called: by name, or by e-mail address where there is no name. */
export const USER_NAME = sql<string>`coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)`
