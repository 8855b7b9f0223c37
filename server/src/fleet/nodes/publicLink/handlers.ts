import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import type { PublicDevice } from '@airshed/schemas'
import { getNodePublicLink, getPublicDevice, setNodePublicLink } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { JsonText } from '../../../access/calls/jsonText.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { AttemptLimit, type AttemptRule } from '../../../storage/limits/attemptLimit.ts'
import type { ShownRow } from '../../dataPoints/queries.ts'
import { HeldAnswers } from './heldAnswers.ts'
import { findLink, findLinkByCode, linkView, settingsOf, type LinkRow } from './linkRows.ts'
import { publicDevice } from './publicDevice.ts'
import { saveLink } from './saveLink.ts'
import { readShownSeries } from './shownSeries.ts'
import { PAGE_HELD_MS } from './shownWindow.ts'

/** Answers of one page per minute: as many as three thousand open copies request. */
const REQUESTS_OF_LINK = { attempts: 6_000, windowMs: MINUTE_MS }
/** Maximum number of cached pages: a full one takes about 400 kB, a typical one 20 kB. */
const PAGES_HELD = 100

/**
 * Public pages of devices: turning them on and off, and reading them, which anyone with the address can do.
 *
 * @param requestsOfLink limit for the answers of one page; default 6,000 per minute
 */
export function publicLinkHandlers(
  context: ServerContext,
  requestsOfLink: AttemptRule = REQUESTS_OF_LINK,
): Handler[] {
  const { clock, config } = context
  const requests = new AttemptLimit(requestsOfLink, clock)
  const pages = new HeldAnswers<string | undefined>(PAGES_HELD, clock)
  const series = new HeldAnswers<Awaited<ReturnType<typeof readShownSeries>>>(PAGES_HELD, clock)

  const pageText = async (link: LinkRow): Promise<string | undefined> => {
    const made = await publicDevice(context, link, clock(), (points, window) => {
      const read = () => readShownSeries(context, points, window)
      if (window.stepMinutes === null) return read()
      return series.of(`${keyOf(link)} ${window.to} ${basesOf(points)}`, DAY_MS, read)
    })
    return made === undefined ? undefined : JSON.stringify(made)
  }

  return [
    answer(getNodePublicLink, async ({ db, row }) =>
      linkView(await findLink(db, row.id), config.publicUrl),
    ),
    change(setNodePublicLink, {
      run: async ({ tx, row, body, actor, record, unchanged }) => {
        const before = await findLink(tx, row.id)
        const save = { nodeId: row.id, settings: body, by: actor.name, now: clock() }
        const { link, outcome } = await saveLink(tx, save)
        // The code is the only secret of a page, so it must not be in the audit log.
        if (outcome === 'unchanged') unchanged()
        else {
          record({
            name: `node.public-link-${outcome}`,
            ...(before === undefined ? {} : { before: settingsOf(before) }),
            ...(link === undefined ? {} : { after: settingsOf(link) }),
          })
        }
        return linkView(link, config.publicUrl)
      },
    }),
    answer(getPublicDevice, async ({ db, params: { code } }) => {
      // Looked up each time, so that a page that is turned off is gone at once in every process.
      const link = await findLinkByCode(db, code)
      if (link === undefined) throw apiError('PUBLIC_LINK_GONE')
      const waitMs = requests.take(link.node_id)
      if (waitMs > 0) {
        const seconds = String(Math.ceil(waitMs / 1000))
        throw apiError('TOO_MANY_REQUESTS', { seconds }, undefined, { 'retry-after': seconds })
      }
      const text = await pages.of(keyOf(link), PAGE_HELD_MS, () => pageText(link))
      if (text === undefined) throw apiError('PUBLIC_LINK_GONE')
      return new JsonText<PublicDevice>([text])
    }),
  ]
}

/** A new code or changed settings make a different page. */
/** What changes with the corrections of the data points, as the values of past steps do. */
const basesOf = (points: readonly ShownRow[]): string =>
  points.map(({ corrected }) => `${corrected?.basis ?? ''}${corrected?.version ?? ''}`).join(' ')

const keyOf = ({ code, version }: LinkRow): string => `${code} ${version}`
