import type { AnyPlugin, Messages } from '@airshed/contract'
import { finding, thrownText, type Finding } from '../findings/finding.ts'

/** The texts of a plugin in both languages; {} for a language that could not be loaded. */
export interface PluginTexts {
  readonly en: Messages
  readonly es: Messages
}

/** Languages as a finding names them. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Spanish' } as const

/** Loads the texts that a definition names. */
export async function loadTexts(
  plugin: AnyPlugin,
): Promise<{ texts: PluginTexts; findings: Finding[] }> {
  const findings: Finding[] = []
  const load = async (language: 'en' | 'es'): Promise<Messages> => {
    try {
      const { default: texts } = await plugin.messages[language]()
      if (typeof texts === 'object' && texts !== null) return texts
      throw new Error('a module without a default export')
    } catch (error) {
      const parts = { language: LANGUAGE_NAMES[language], got: thrownText(error) }
      findings.push(finding('MESSAGES_NOT_LOADED', `src/messages/${language}.json`, parts))
      return {}
    }
  }
  const texts = { en: await load('en'), es: await load('es') }
  return { texts, findings }
}
