import type { PointText } from '../wording/conditionText.ts'
import { alertPictures, type PictureContext } from './alertPictures.ts'
import type { MailImage } from '../../../messages/mail/mailImage.ts'
import type { DueNotice } from '../dueNotices.ts'
import type { ReaderText } from '../wording/noticeText.ts'

/** The mail being composed needs a picture that is not drawn yet. */
export class PictureWanted extends Error {
  override readonly name = 'PictureWanted'
}

/** A picture of a notice for readers of one language, time zone and unit of temperature. */
interface NoticePicture extends ReaderText {
  notice: DueNotice
  /** The data points of its conditions in words. */
  points: ReadonlyMap<string, PointText>
  isSimulated: boolean
}

/**
 * Pictures for the mails of a pass. Composing messages locks their recipients, and drawing takes long: a mail
 * requests its picture, and is composed again once that was drawn outside the lock.
 */
export class NoticePictures {
  readonly #context: PictureContext
  readonly #drawn = new Map<string, MailImage | null>()
  readonly #wanted = new Map<string, NoticePicture>()

  constructor(context: PictureContext) {
    this.#context = context
  }

  /**
   * A drawn picture; null: there is none.
   *
   * @throws PictureWanted if it was not requested before the last {@link draw}
   */
  of(asked: NoticePicture): MailImage | null {
    const { notice, language, timeZone, temperatures } = asked
    const key = JSON.stringify([notice.notice_id, language, timeZone, temperatures])
    const picture = this.#drawn.get(key)
    if (picture !== undefined) return picture
    this.#wanted.set(key, asked)
    throw new PictureWanted()
  }

  get areWanted(): boolean {
    return this.#wanted.size > 0
  }

  /** Draws the requested pictures; each notice is read once, however many readers it has. */
  async draw(): Promise<void> {
    const wanted = [...this.#wanted]
    this.#wanted.clear()
    const byNotice = Map.groupBy(wanted, ([, { notice }]) => notice.notice_id)
    for (const asked of byNotice.values()) {
      const [[, { notice, points, isSimulated }]] = asked as [(typeof asked)[0]]
      const change = { ...changeOf(notice), points, isSimulated }
      const pictureFor = await alertPictures(this.#context, change)
      for (const [key, reader] of asked) {
        this.#drawn.set(key, await pictureFor(reader))
      }
    }
  }
}

/** The change as it was: the rules may have changed since. */
function changeOf({
  alert_id: id,
  ts,
  is_active: isActive,
  lacks_data: lacksData,
  content,
}: DueNotice) {
  const conditions = content.conditions.map(({ measured: _measured, ...condition }) => condition)
  return {
    alert: {
      id,
      rules: [{ _id: GROUP, conditions }],
      named_values: content.references,
      hold_ms: 0,
      reactivation_ms: 0,
      hours: null,
      missing_data: 'keep' as const,
    },
    notice: {
      ts,
      isActive,
      lacksData,
      group: GROUP,
      values: content.conditions.map(({ measured }) => measured),
    },
  }
}

/** A notice has the conditions of one group. */
const GROUP = 'noticed'
