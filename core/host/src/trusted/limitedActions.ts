import type { WidgetActions } from '@airshed/contract'

/** Maximum number of calls of one widget's actions within a second; further ones are dropped. */
export const ACTIONS_PER_SECOND = 200

/**
 * The same actions with a rate limit.
 *
 * @param mayLead whether the user asked for the navigation
 * @param onFlood called once for each second in which calls are dropped
 */
export function limitedActions(
  actions: WidgetActions,
  now: () => number,
  mayLead: () => boolean,
  onFlood: () => void,
): WidgetActions {
  let since = now()
  let calls = 0
  const mayPass = (): boolean => {
    const at = now()
    if (at - since >= 1000) {
      since = at
      calls = 0
    }
    calls += 1
    if (calls === ACTIONS_PER_SECOND + 1) onFlood()
    return calls <= ACTIONS_PER_SECOND
  }
  const limited =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      if (mayPass()) act(...args)
    }
  const { navigate, setRange, resetRange, hoverTime } = actions
  return {
    ...actions,
    setViewState: limited(actions.setViewState),
    ...(navigate === undefined
      ? {}
      : { navigate: limited((target) => mayLead() && navigate(target)) }),
    ...(setRange === undefined ? {} : { setRange: limited(setRange) }),
    ...(resetRange === undefined ? {} : { resetRange: limited(resetRange) }),
    ...(hoverTime === undefined
      ? {}
      : { hoverTime: { ...hoverTime, set: limited(hoverTime.set) } }),
  }
}
