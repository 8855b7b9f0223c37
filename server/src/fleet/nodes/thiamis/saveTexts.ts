import { issueText } from '@airshed/contract'
import { SCRIPT_BYTES_MAX, type NodeScript, type ThiamisFiles } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { saveScript } from '../../deviceChannel/saveScript.ts'
import { findScript } from '../../deviceChannel/scriptRows.ts'
import { apiError } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/**
 * Saves texts by name, each on top of the newest version of its file; as with every save, the previous version is
 * kept.
 *
 * @param signed name of the person or token saving, and the time, ms UTC
 * @returns the files that changed
 * @throws VALIDATION_FAILED for a text that is too large, SCRIPT_LIMIT; nothing is saved then
 */
export async function saveTexts(
  tx: Transaction<Tables>,
  nodeId: string,
  texts: ThiamisFiles,
  signed: { by: string; now: number },
): Promise<NodeScript[]> {
  const saved: NodeScript[] = []
  for (const [name, text] of Object.entries(texts)) {
    requireSize(name, text)
    const known = await findScript(tx, nodeId, name)
    const based_on = known === undefined || known.is_deleted ? null : known.version
    const { script, isChanged } = await saveScript(tx, { ...signed, nodeId, name, text, based_on })
    if (isChanged) saved.push(script)
  }
  return saved
}

function requireSize(name: string, text: string): void {
  const size = Buffer.byteLength(text)
  if (size <= SCRIPT_BYTES_MAX) return
  const issue = {
    path: `/${name}`,
    expected: `at most ${SCRIPT_BYTES_MAX} bytes`,
    got: `${size} bytes`,
  }
  throw apiError('VALIDATION_FAILED', { where: 'The body', first: issueText(issue) }, [issue])
}
