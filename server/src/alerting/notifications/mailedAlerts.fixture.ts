import type { AddressInfo } from 'node:net'
import type { AlertCondition } from '@airshed/schemas'
import type { Insertable } from 'kysely'
import { vi } from 'vitest'
import { startSmtpServer, type ArrivedMail } from '../../messages/mail/smtpServer.fixture.ts'
import type { UsersTable } from '../../storage/store/tables/organizations.ts'
import { createAlertWorld } from '../alerts/alertWorld.fixture.ts'

export const PUBLIC_URL = 'https://air.example.org'

/** A world of alerts whose mails are delivered to a mail server, and that listens on a port. */
export async function createMailedAlerts(env: Readonly<Record<string, string>> = {}) {
  const smtp = await startSmtpServer()
  const world = await createAlertWorld({
    runsJobs: true,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Airshed <air@example.org>',
      AIRSHED_PUBLIC_URL: PUBLIC_URL,
      ...env,
    },
  })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo
  const { db } = world.context.store

  return {
    ...world,
    smtp,
    condition: {
      deviceId: '1C00AAAA:0',
      dataPointId: world.pm25.id,
      expr: 'gt',
      value: 35,
    } satisfies AlertCondition as AlertCondition,
    subscribe: (alertId: string, userId: string) =>
      db.insertInto('alert_subscribers').values({ alert_id: alertId, user_id: userId }).execute(),
    changeUser: (
      id: string,
      changes: Partial<Pick<Insertable<UsersTable>, 'locale' | 'timezone'>>,
    ) => db.updateTable('users').set(changes).where('id', '=', id).execute(),
    /** The first mail to a user, once it has arrived. */
    mailTo: (user: string): Promise<ArrivedMail> =>
      vi.waitFor(
        () => {
          const mail = smtp.arrived.find(
            ({ envelopeTo }) => envelopeTo[0] === `${user}@example.org`,
          )
          if (mail === undefined) throw new Error(`No mail to ${user} has arrived`)
          return mail
        },
        { timeout: 8_000 },
      ),
    /** Opens a link of a mail, or posts a form to it, as a program without a session does. */
    open: (link: string, form?: string | FormData, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${new URL(link).pathname}`, {
        headers:
          typeof form === 'string'
            ? { 'content-type': 'application/x-www-form-urlencoded', ...headers }
            : headers,
        ...(form === undefined ? {} : { method: 'POST', body: form }),
        redirect: 'manual',
      }),
    async closeAll() {
      await world.close()
      await smtp.close()
    },
  }
}

export type MailedAlerts = Awaited<ReturnType<typeof createMailedAlerts>>

/** The address below a label in the plain text of a mail. */
export function linkIn({ text }: Pick<ArrivedMail, 'text'>, label: string): string {
  const found = text?.split('\n').find((_, at, lines) => lines[at - 1] === `${label}:`)
  if (found === undefined) throw new Error(`The mail has no link ${label}`)
  return found
}
