import type { PluginIntl, WidgetData } from '@airshed/kit'
import { airBlocks, type AirBlock } from './airBlocks.ts'
import type { AirQualityIndexConfig } from './config.ts'
import { nameOf } from './nameOf.ts'
import { basisText, causeText } from './texts.ts'

/** Index and grade of each device, which pollutant is responsible, and the time up to which hours count. */
export function summary(config: AirQualityIndexConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || nameOf(config, data) || intl.formatMessage({ id: 'title' })
  const blocks = airBlocks(config, data)
  if (blocks.length === 0) return intl.formatMessage({ id: 'summary.empty' }, { name })
  const devices = blocks.map((block) => deviceText(block, data.asOfMs, blocks.length > 1, intl))
  return intl.formatMessage({ id: 'summary' }, { name, devices: devices.join(' ') })
}

function deviceText(
  block: AirBlock,
  asOfMs: number | null,
  isNamed: boolean,
  intl: PluginIntl,
): string {
  const { headline } = block
  const basis = basisText(block, asOfMs ?? block.timeMs ?? 0, intl)
  const said =
    headline === null
      ? intl.formatMessage({ id: 'summary.none' }, { basis })
      : intl.formatMessage(
          { id: headline.index === null ? 'summary.grade' : 'summary.index' },
          {
            index: headline.index ?? 0,
            grade: headline.grade.name,
            cause: causeText(headline, intl),
            basis,
          },
        )
  return isNamed ? intl.formatMessage({ id: 'summary.device' }, { device: block.name, said }) : said
}
