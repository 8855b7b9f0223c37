import type { LiveChannel } from '@airshed/data'

/** A live channel that reports its number of subscriptions. */
export function countedLive(live: LiveChannel): LiveChannel & { subscriptions(): number } {
  let subscriptions = 0
  return {
    get state() {
      return live.state
    },
    get lostSinceMs() {
      return live.lostSinceMs
    },
    watch(nodeIds, listener) {
      const end = live.watch(nodeIds, listener)
      subscriptions += 1
      return () => {
        subscriptions -= 1
        end()
      }
    },
    onNotice: live.onNotice,
    onChange: live.onChange,
    onStateChange: live.onStateChange,
    serverAnswered: live.serverAnswered,
    close: live.close,
    subscriptions: () => subscriptions,
  }
}
