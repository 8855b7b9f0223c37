import { describe, expect, it } from 'vitest'
import { parseLineProtocol } from './lineProtocol.ts'

const one = (text: string) => {
  const [line] = parseLineProtocol(text, 10) ?? []
  return line
}

describe('a line of the line protocol', () => {
  it('parses a measurement, tags, fields and a time', () => {
    const line =
      'air,host=pi,room=lab pm25=7.1,n=3i,u=4u,ok=t,note="a, b=\\"c\\" d" 1779056586000000000'
    expect(one(line)).toEqual({
      line: 1,
      measurement: 'air',
      tags: new Map([
        ['host', 'pi'],
        ['room', 'lab'],
      ]),
      fields: new Map<string, unknown>([
        ['pm25', 7.1],
        ['n', 3],
        ['u', 4],
        ['ok', true],
        ['note', { text: 'a, b="c" d' }],
      ]),
      time: '1779056586000000000',
    })
  })

  it('reads escaped commas, spaces and equal signs in names', () => {
    expect(one(String.raw`air\ quality,ro\,om=la\=b\ 2 pm\ 25=7`)).toMatchObject({
      measurement: 'air quality',
      tags: new Map([['ro,om', 'la=b 2']]),
      fields: new Map([['pm 25', 7]]),
      time: null,
    })
  })

  it('reads quotes in tags literally', () => {
    expect(one('rain,gauge=8" mm=1')).toMatchObject({ tags: new Map([['gauge', '8"']]) })
  })

  it('numbers lines as in the text, with comments, empty lines and multi-line texts', () => {
    const text = '# it\'s "open\n\na x=1\r\nb note="two\nlines",x=2\nc x=3\n'
    expect(parseLineProtocol(text, 10)?.map(({ line }) => line)).toEqual([3, 4, 6])
  })

  it.each([
    'air',
    ',host=pi x=1',
    'air,host x=1',
    'air,host= x=1',
    'air x',
    'air x=',
    'air =1',
    'air x=nan',
    'air x="open',
    'air x=1 yesterday',
    'air x=1 -5',
    'air x=1 1 2',
    `air x=${'1'.repeat(70_000)}`,
  ])('says what was expected in an unreadable line: %#', (text) => {
    expect(one(text)).toMatchObject({ line: 1, expected: expect.any(String) })
  })

  it('refuses more lines than the limit', () => {
    expect(parseLineProtocol('a x=1\n'.repeat(11), 10)).toBeNull()
  })
})
