import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../../testsupport/copyProject.ts'
import { iconFindings } from './iconFindings.ts'

it('finds each icon that the console does not draw, with its line', async () => {
  const { folder } = await copyProject('widget')
  const file = join(folder, 'src/Marks.tsx')
  const code = `import { NamedIcon } from '@airshed/kit'
export const Marks = ({ isHot, name }: { isHot: boolean; name: string }) => (
  <>
    <NamedIcon name="pulse" />
    <NamedIcon name="flame" />
    <NamedIcon size={20} name={isHot ? 'temperature' : 'map'} />
    <NamedIcon name={name} />
  </>
)
`
  await writeFile(file, code)
  const findings = await iconFindings([{ file, place: 'src/Marks.tsx' }])
  expect(findings.map(({ code, level, place, message }) => [code, level, place, message])).toEqual([
    ['ICON_UNKNOWN', 'warning', 'src/Marks.tsx:5', expect.stringContaining('got flame')],
    ['ICON_UNKNOWN', 'warning', 'src/Marks.tsx:6', expect.stringContaining('got temperature')],
  ])
})
