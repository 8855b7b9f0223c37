import { WEBHOOK_ROLL_MS } from '@airshed/schemas'
import {
  createWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rollWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { makeSigningSecret } from '../../../messages/services/signature.ts'
import { forgetMarks } from '../feedWebhooks.ts'
import { checkedAddress } from './checkWebhook.ts'
import {
  addRedelivery,
  addTest,
  deliveryDetails,
  deliveryView,
  findDeliveries,
  findDelivery,
} from './deliveries.ts'
import { findWebhooks, foundWebhook } from './queries.ts'
import {
  insertWebhook,
  setEnabled,
  updateWebhook as updateStored,
  type SavingContext,
} from './saveWebhook.ts'
import { webhookFacts, webhookView } from './webhookView.ts'

export const webhookHandlers = (context: SavingContext): Handler[] => [
  answer(listWebhooks, async ({ db, visible, query, caller }) => {
    const { data, ...part } = await findWebhooks(db, visible, query)
    return { ...part, data: data.map((row) => webhookView(row, caller, context.clock())) }
  }),

  answer(getWebhook, async ({ db, row, caller }) =>
    webhookView(await foundWebhook(db, row.id), caller, context.clock()),
  ),

  change(createWebhook, {
    prepare: ({ body }) => checkedAddress(body.url, context.config),
    run: async ({ tx, caller, body, prepared, record }) => {
      const row = await insertWebhook(context, tx, caller, body, prepared)
      record({ rowId: row.id, after: webhookFacts(row) })
      return { ...webhookView(row, caller, context.clock()), secret: row.secret }
    },
  }),

  change(updateWebhook, {
    prepare: ({ body }) => checkedAddress(body.url, context.config),
    run: async ({ tx, caller, row, body: edit, prepared: url, record }) => {
      const saved = await updateStored(context, tx, caller, { row, edit, url })
      record({ before: webhookFacts(row), after: webhookFacts(saved) })
      return webhookView(saved, caller, context.clock())
    },
  }),

  ...[
    { call: enableWebhook, isEnabled: true },
    { call: disableWebhook, isEnabled: false },
  ].map(({ call, isEnabled }) =>
    change(call, {
      run: async ({ tx, caller, row, unchanged }) => {
        const saved = await setEnabled(context, tx, row, isEnabled)
        if (saved === null) unchanged()
        return webhookView(saved ?? (await foundWebhook(tx, row.id)), caller, context.clock())
      },
    }),
  ),

  change(rollWebhookSecret, {
    run: async ({ tx, caller, row }) => {
      const now = context.clock()
      const secret = makeSigningSecret()
      await tx
        .updateTable('webhooks')
        .set(({ eb }) => ({
          secret,
          previous_secret: row.secret,
          previous_secret_until: now + WEBHOOK_ROLL_MS,
          version: eb('version', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', row.id)
        .execute()
      return { ...webhookView(await foundWebhook(tx, row.id), caller, now), secret }
    },
  }),

  change(testWebhook, {
    run: async ({ tx, row }) => deliveryView(await addTest(context, tx, row)),
  }),

  change(deleteWebhook, {
    run: async ({ tx, row, record }) => {
      await forgetMarks(tx, row.id)
      await tx.deleteFrom('webhooks').where('id', '=', row.id).execute()
      record({ before: webhookFacts(row) })
      return null
    },
  }),

  answer(listWebhookDeliveries, ({ db, row, query }) => findDeliveries(db, row.id, query)),

  answer(getWebhookDelivery, async ({ db, row, params }) =>
    deliveryDetails(db, await findDelivery(db, row.id, params.deliveryId)),
  ),

  change(redeliverWebhook, {
    run: async ({ tx, row, params, record }) => {
      const again = await addRedelivery(
        context,
        tx,
        await findDelivery(tx, row.id, params.deliveryId),
      )
      record({ detail: { event_id: again.event_id, type: again.event_type } })
      return deliveryView(again)
    },
  }),
]
