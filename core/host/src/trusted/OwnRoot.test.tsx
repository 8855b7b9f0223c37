import { useHostText, useAirshed } from '@airshed/kit/provider'
import { clearPage, createPage, type PageOptions } from '@airshed/kit/testing'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WidgetBoundary } from '../widget/WidgetBoundary.tsx'
import { OwnRoot } from './OwnRoot.tsx'

afterEach(clearPage)

/** Two cards: one of a plugin in a root of its own, and a neighbour that counts its lives. */
function show(children: ReactNode, options: PageOptions = {}) {
  const all = createPage(options)
  const reported: string[] = []
  const lives: string[] = []
  function Neighbour() {
    useEffect(() => {
      lives.push('begins')
      return () => void lives.push('ends')
    }, [])
    return <p>neighbour</p>
  }
  const value = { ...all.value, slug: 'inside', session: { ...all.value.session, slug: 'inside' } }
  const callbacks = {
    onLateError: (error: unknown) => reported.push(`late ${String(error)}`),
    onDraw: () => reported.push('draws'),
    onDrawn: () => reported.push('drawn'),
  }
  const draw = (inside: ReactNode): void =>
    all.draw(
      <>
        {inside === null ? null : (
          <WidgetBoundary
            resetKey={0}
            onError={(error) => reported.push(`card ${String(error)}`)}
            renderFailure={() => <p>the card says so</p>}
          >
            <OwnRoot pluginId="sample.note" value={value} {...callbacks}>
              {inside}
            </OwnRoot>
          </WidgetBoundary>
        )}
        <Neighbour />
      </>,
    )
  draw(children)
  return { reported, lives, draw }
}

const text = (words: string) => page.getByText(words)

function Throwing({ message }: { message: string }): never {
  throw new Error(message)
}

describe('a plugin in a root of its own', () => {
  it('speaks the language of the page, and keeps the given context', async () => {
    function Inside() {
      const say = useHostText()
      return <p>{`${say('host.refreshing')} ${useAirshed().session.slug}`}</p>
    }
    const { reported } = show(<Inside />, { locale: 'es_ES' })
    await expect.element(text('Actualizando inside')).toBeVisible()
    expect(reported).toEqual(['draws', 'drawn'])
  })

  it('draws again with new content', async () => {
    const { draw } = show(<p>first</p>)
    await expect.element(text('first')).toBeVisible()
    draw(<p>second</p>)
    await expect.element(text('second')).toBeVisible()
    expect(text('first').query()).toBeNull()
  })

  it('reports an error to its own card, and leaves no mark that it hangs', async () => {
    const { reported, lives } = show(<Throwing message="no needle" />)
    await expect.element(text('the card says so')).toBeVisible()
    expect(reported).toEqual(['draws', 'drawn', 'card Error: no needle'])
    expect(lives).toEqual(['begins'])
  })

  it('reports a later error to its card', async () => {
    function Fragile() {
      const [isTorn, setIsTorn] = useState(false)
      if (isTorn) throw new Error('tore')
      return (
        <button type="button" onClick={() => setIsTorn(true)}>
          tear
        </button>
      )
    }
    const { lives } = show(<Fragile />)
    await userEvent.click(page.getByRole('button', { name: 'tear' }))
    await expect.element(text('the card says so')).toBeVisible()
    expect(lives).toEqual(['begins'])
  })

  it('reports an error at unmount, and keeps the neighbour', async () => {
    function Sore() {
      useEffect(
        () => () => {
          throw new Error('sore')
        },
        [],
      )
      return <p>sore</p>
    }
    const { reported, lives, draw } = show(<Sore />)
    await expect.element(text('sore')).toBeVisible()
    draw(null)
    await expect.poll(() => reported).toContain('late Error: sore')
    await expect.element(text('neighbour')).toBeVisible()
    expect(lives).toEqual(['begins'])
  })

  it('lets a plugin catch errors of its own parts', async () => {
    class Careful extends Component<{ children: ReactNode }, { isTorn: boolean }> {
      override state = { isTorn: false }
      static getDerivedStateFromError = () => ({ isTorn: true })
      override render() {
        return this.state.isTorn ? <p>one part is missing</p> : this.props.children
      }
    }
    const { reported } = show(
      <>
        <p>the rest</p>
        <Careful>
          <Throwing message="a part" />
        </Careful>
      </>,
    )
    await expect.element(text('one part is missing')).toBeVisible()
    await expect.element(text('the rest')).toBeVisible()
    expect(reported).toEqual(['draws', 'drawn'])
  })
})
