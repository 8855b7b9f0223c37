import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import type { Db } from '../../storage/store/db.ts'
import { passTemplate, postpone, type PassContext } from './passTemplate.ts'
import { FAILED_AGAIN_AFTER_MS, IS_KEPT, settleMarked, type Done } from './settleMarked.ts'

/**
 * Does one batch of what keeps the alerts of templates right: settles devices of which something has changed, else the
 * next devices of the template that is due. Each batch is one transaction.
 *
 * @returns how much was done; 0: nothing is left for this process
 */
export async function settleTemplates(context: PassContext): Promise<number> {
  const marked = await settleMarked(context)
  const { work, isChanged } = marked.work > 0 ? marked : await passDue(context)
  if (isChanged) context.bus.signal(EVENTS_TOPIC)
  return work
}

async function passDue(context: PassContext): Promise<Done> {
  const { store, clock, log } = context
  let id: string | null = null
  try {
    return await store.db.transaction().execute(async (tx) => {
      const template = await tx
        .selectFrom('alert_templates')
        .selectAll()
        .where('due_at', '<=', clock())
        .where(IS_KEPT)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (template === undefined) return { work: 0, isChanged: false }
      id = template.id
      const { isChanged } = await passTemplate(context, tx, template)
      return { work: 1, isChanged }
    })
  } catch (error) {
    if (id === null) throw error
    log.error({ err: error, template_id: id }, 'An alert template failed')
    await postpone(store.db, id, clock() + FAILED_AGAIN_AFTER_MS)
    return { work: 1, isChanged: false }
  }
}

/** When the next template is due without a mark, ms UTC; null: never. */
export async function nextTemplateDue(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('alert_templates')
    .select(({ fn }) => fn.min('due_at').as('due'))
    .where(IS_KEPT)
    .executeTakeFirst()
  return row?.due ?? null
}
