import { Presets, SingleBar } from 'cli-progress'

const MEGABYTE = 1_000_000
const LINE_EVERY_PERCENT = 10

/** Shows the progress of an import. */
interface ProgressDisplay {
  show(progress: { bytes: number; totalBytes: number; rows: number }): void
  end(): void
}

/** A progress bar on a terminal; otherwise a line every ten percent. */
export function createProgress(output: NodeJS.WriteStream): ProgressDisplay {
  return output.isTTY ? createBar(output) : createLines(output)
}

function createBar(stream: NodeJS.WriteStream): ProgressDisplay {
  const bar = new SingleBar(
    {
      format: '{bar} {percentage} % | {megabytes} MB | {rows} rows | {eta_formatted} left',
      stream,
    },
    Presets.shades_classic,
  )
  let isStarted = false
  return {
    show({ bytes, totalBytes, rows }) {
      const details = { rows, megabytes: (bytes / MEGABYTE).toFixed(1) }
      if (isStarted) bar.update(bytes, details)
      else bar.start(totalBytes, bytes, details)
      isStarted = true
    },
    end: () => bar.stop(),
  }
}

function createLines(stream: NodeJS.WriteStream): ProgressDisplay {
  let next = LINE_EVERY_PERCENT
  return {
    show({ bytes, totalBytes, rows }) {
      const percent = totalBytes === 0 ? 100 : Math.floor((bytes / totalBytes) * 100)
      if (percent < next) return
      next = percent - (percent % LINE_EVERY_PERCENT) + LINE_EVERY_PERCENT
      stream.write(`${percent} % (${rows} rows)\n`)
    },
    end() {},
  }
}
