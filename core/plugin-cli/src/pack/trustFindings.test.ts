import { codeProblems } from '@airshed/plugin-archive'
import { expect, it } from 'vitest'
import { trustFindings } from './trustFindings.ts'

const reported = (code: string) =>
  trustFindings(codeProblems(code, 'plugin.js')).map(({ place, message, cure }) => ({
    place,
    got: message.replace(/^.*, got /, ''),
    hasCure: cure !== '',
  }))

it('reports each reason once, at its first place, with the code found', () => {
  expect(reported("fetch('/a')\nfetch('/b')\nnew XMLHttpRequest()\nlocalStorage.clear()")).toEqual([
    { place: 'plugin.js:1:1', got: 'fetch, XMLHttpRequest at 3 places', hasCure: true },
    {
      place: expect.stringMatching(/^plugin\.js:4:/) as string,
      got: 'localStorage',
      hasCure: true,
    },
  ])
})
