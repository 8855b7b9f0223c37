import { useLoadedPage } from '@airshed/host'
import { AirshedProvider } from '@airshed/kit/provider'
import { builtInScreen } from '@airshed/plugins'
import { createTestAirshed, node } from '@airshed/testing'
import { applyTheme } from '@airshed/ui'
import '@airshed/ui/styles.css'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { nextFrame } from '../dashboard/frames.ts'
import './deviceListPage.ts'

/** Brisk scrolling: 3,600 px/s at 60 Hz. */
const STEP_PX = 60
const FRAMES = 600

const DEVICES = builtInScreen('airshed.devices')
const LIST = DEVICES.pages['list']!
const serialOf = (index: number): string => `1C${String(index).padStart(6, '0')}`

function LoadedList() {
  const { Component, intl } = useLoadedPage(DEVICES, LIST)
  return (
    <Component
      params={{} as never}
      setParams={() => undefined}
      slug="org_city"
      theme="light"
      intl={intl}
    />
  )
}

window.deviceListPage = {
  open(devices) {
    const nodes = Array.from({ length: devices }, (_, index) =>
      node(`${serialOf(index)}:0`, {
        name: `Device ${index}`,
        presentName: `Device ${index}`,
        description: `By the road, lamp post ${index % 97}`,
        actions: ['list', 'read', 'configure', 'share'],
      }),
    )
    const answers = { nodes: { data: nodes, next: null, total: devices } }
    const { value, queryClient } = createTestAirshed({ answers })
    applyTheme('light')
    createRoot(document.getElementById('root')!).render(
      <AirshedProvider value={value} queryClient={queryClient}>
        <Suspense fallback={null}>
          <LoadedList />
        </Suspense>
      </AirshedProvider>,
    )
  },
  async scroll() {
    const list = document.querySelector('.air-list-scroll')!
    const lengths: number[] = []
    let beforeMs = await nextFrame()
    for (let frame = 0; frame < FRAMES; frame += 1) {
      list.scrollBy(0, STEP_PX)
      const atMs = await nextFrame()
      lengths.push(atMs - beforeMs)
      beforeMs = atMs
    }
    if (list.scrollTop < (FRAMES - 1) * STEP_PX) throw new Error(`scrolled to ${list.scrollTop} px`)
    return lengths
  },
}
