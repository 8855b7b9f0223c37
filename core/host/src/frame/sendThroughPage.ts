import type { SendPayload } from '@airshed/contract'
import { TranslatedError } from '@airshed/kit/errors'
import type { Issue } from '@airshed/schemas'
import { SAVE_WITHIN_MS } from '../deviceForms/saveTimes.ts'
import type { FrameBridge } from './bridge.ts'

/**
 * Asks the surrounding page to make the call that saves a device.
 *
 * @param late the message when no response arrives in time
 */
export function sendThroughPage(bridge: FrameBridge, late: string): SendPayload {
  let nextQuestion = 0
  return (payload) =>
    new Promise<readonly Issue[]>((resolve, reject) => {
      const question = nextQuestion
      nextQuestion += 1
      bridge.post({ kind: 'act', action: { name: 'save', question, payload } })
      const end = (): void => {
        clearTimeout(timer)
        stop()
      }
      const timer = setTimeout(() => {
        end()
        reject(new TranslatedError(late))
      }, SAVE_WITHIN_MS)
      const stop = bridge.listen((message) => {
        if (message.kind !== 'saved' || message.question !== question) return
        end()
        const { issues, problem } = message.answer
        if (problem === null) resolve(issues)
        else reject(new TranslatedError(problem))
      })
    })
}
