import type { Transaction } from 'kysely'
import type { PointWords } from '../alerts/conditionWords.ts'
import {
  alertPictures,
  type PictureContext,
  type PictureFor,
} from '../alerts/picture/alertPictures.ts'
import type { Tables } from '../store/tables.ts'
import type { DueNotice } from './dueNotices.ts'

/** Pictures of the notices of one pass: each notice is read once, however many are told of it. */
export class NoticePictures {
  readonly #context: PictureContext
  readonly #tx: Transaction<Tables>
  readonly #made = new Map<string, Promise<PictureFor>>()

  constructor(context: PictureContext, tx: Transaction<Tables>) {
    this.#context = context
    this.#tx = tx
  }

  /** The picture of a notice. @param points the data points of its conditions in words */
  of(
    notice: DueNotice,
    points: ReadonlyMap<string, PointWords>,
    isSimulated: boolean,
  ): Promise<PictureFor> {
    const { notice_id: id } = notice
    const made =
      this.#made.get(id) ??
      alertPictures(this.#context, this.#tx, { ...changeOf(notice), points, isSimulated })
    this.#made.set(id, made)
    return made
  }
}

/** The change as it was: the rules may be others by now. */
function changeOf({ alert_id: id, ts, is_active: isActive, content }: DueNotice) {
  const conditions = content.conditions.map(({ measured: _measured, ...condition }) => condition)
  return {
    alert: {
      id,
      rules: [{ _id: GROUP, conditions }],
      named_values: content.references,
      hold_ms: 0,
      reactivation_ms: 0,
      hours: null,
    },
    notice: {
      ts,
      isActive,
      group: GROUP,
      values: content.conditions.map(({ measured }) => measured),
    },
  }
}

/** A notice holds the conditions of one group. */
const GROUP = 'noticed'
