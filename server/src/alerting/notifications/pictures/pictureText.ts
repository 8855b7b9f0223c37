import { limitLabel } from '@airshed/domain/drawing'
import { createMailText, type MailMessages } from '../../../messages/mail/mailText.ts'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import type { NoticeState } from '../wording/noticeState.ts'
import { SWITCH_TEXTS, type ConditionText } from '../wording/conditionText.ts'
import { timeText } from '../../../messages/mail/timeText.ts'
import type { PictureText } from './layoutOf.ts'

type TextId = 'title' | 'subtitle' | 'simulated' | 'mark' | 'alt'

const PERIODS = {
  en: '{func, select, avg {average of {period}} max {highest of {period}} min {lowest of {period}} abs {without its sign} diff {difference from {other}} rate {change over {period}} other {}}',
  es: '{func, select, avg {media de {period}} max {máximo de {period}} min {mínimo de {period}} abs {sin su signo} diff {diferencia con {other}} rate {cambio en {period}} other {}}',
}

const MESSAGES: Readonly<Record<MailLanguage, MailMessages<TextId>>> = {
  en: {
    title: '{parameter} at {device}',
    subtitle: `{unit}|${PERIODS.en}|{basis, select, none {} other {above {basis}}}`,
    simulated: 'Simulated data',
    mark: '{state, select, active {Began} no_data {No data} other {Over}} {time}',
    alt: 'Chart: {parameter} at {device} from {from} to {to}.{limit, select, none {} other { Limit: {limit}.}}',
  },
  es: {
    title: '{parameter} en {device}',
    subtitle: `{unit}|${PERIODS.es}|{basis, select, none {} other {sobre {basis}}}`,
    simulated: 'Datos simulados',
    mark: '{state, select, active {Inicio} no_data {Sin datos} other {Fin}} {time}',
    alt: 'Gráfico: {parameter} en {device} del {from} al {to}.{limit, select, none {} other { Límite: {limit}.}}',
  },
}

interface PictureFacts {
  condition: ConditionText
  unit: string
  span: { from: number; to: number }
  markTs: number
  state: NoticeState
  isSimulated: boolean
  /** null: no limit is drawn. */
  limit: number | null
  language: MailLanguage
  timeZone: string
}

/** The texts of a picture, and its alternative text. */
export function pictureText(facts: PictureFacts): PictureText & { alt: string } {
  const { condition, unit, span, markTs, limit, language, timeZone } = facts
  const { parameter, device, func, period, other, basis } = condition
  const text = createMailText(MESSAGES[language], language)
  const clock = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', { ...options, timeZone })
  const parts = text('subtitle', {
    unit,
    func: func ?? 'none',
    period: period ?? '',
    other: other ?? '',
    basis: basis ?? 'none',
  })
  return {
    title: text('title', { parameter, device }),
    subtitle: parts
      .split('|')
      .filter((part) => part !== '')
      .join(', '),
    simulated: facts.isSimulated ? text('simulated') : null,
    limit: limit === null ? null : limitLabel(limit, language),
    mark: text('mark', {
      state: facts.state,
      time: clock({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(markTs),
    }),
    zone:
      clock({ timeZoneName: 'short' })
        .formatToParts(markTs)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    switchText: SWITCH_TEXTS[language],
    alt: text('alt', {
      parameter,
      device,
      from: timeText(span.from, language, timeZone),
      to: timeText(span.to, language, timeZone),
      limit: limit === null ? 'none' : (condition.limit ?? 'none'),
    }),
  }
}
