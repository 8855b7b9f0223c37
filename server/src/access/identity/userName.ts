import { sql } from 'kysely'

/** A user's display name: their name, or their e-mail address if they have none. */
export const USER_NAME = sql<string>`coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)`
