import type { ParameterKind } from '@airshed/schemas'
import type { Random } from './random.ts'

const DAY_MS = 86_400_000

/** Parameter id → its mean and its daily deviation from it, in its own unit. */
const LEVELS: Readonly<Record<string, readonly [mean: number, swing: number]>> = {
  '132:4': [9, 5],
  '132:5': [14, 9],
  '132:7': [27, 14],
  '131:10': [640, 210],
  '140:11': [180, 90],
  '128:1': [21, 4],
  '128:2': [46, 12],
  '128:3': [1013, 6],
  '150:1': [3.4, 2.1],
  '160:1': [58, 9],
  '160:2': [44, 6],
  '160:3': [74, 10],
  '150:3': [6.8, 3.2],
  '170:1': [18, 11],
  '170:2': [31, 16],
  '190:1': [3.9, 0.2],
  '190:2': [-71, 8],
}

/** A plausible value of the parameter at that time of the day. */
export function valueAt(
  { kind, path }: { kind: ParameterKind; path: string },
  timeMs: number,
  random: Random,
): number {
  const noise = random()
  switch (kind) {
    case 'direction':
      return (330 + noise * 60) % 360
    case 'boolean':
      return noise < 0.95 ? 1 : 0
    case 'count':
      return Math.floor(noise * 3)
    case 'sum':
      return Math.max(0, Math.round((noise - 0.7) * 10)) / 5
    case 'index':
      return Math.round(80 + noise * 60)
    default: {
      const [mean, swing] = LEVELS[path] ?? [10, 5]
      return mean + swing * (0.7 * Math.sin((timeMs / DAY_MS) * 2 * Math.PI) + 0.6 * (noise - 0.5))
    }
  }
}
