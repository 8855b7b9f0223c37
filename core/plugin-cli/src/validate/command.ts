import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import { isFreeOfErrors } from '../findings/finding.ts'
import { styleFor } from '../findings/styleText.ts'
import { readProject } from '../project/readProject.ts'
import { drawInChromium } from './render/drawInChromium.ts'
import { validateProject } from './validateProject.ts'
import { validationLines } from './validationText.ts'

const OPTIONS = {
  json: { type: 'boolean', default: false },
  render: { type: 'boolean', default: true },
} as const

/** `airshed-plugin validate`: reports all problems; exit code 1 if one of them is an error. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values } = readArgs(args, OPTIONS)
  const project = await readProject(io.folder)
  const validation = await validateProject(project, values.render ? drawInChromium : null)
  const isGood = isFreeOfErrors(validation.findings)
  if (values.json) io.print(JSON.stringify({ ok: isGood, ...validation }, null, 2))
  else for (const line of validationLines(validation, styleFor(io.env))) io.print(line)
  return isGood ? 0 : 1
}
