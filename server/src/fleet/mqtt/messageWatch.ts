import type { ServerContext } from '../../context.ts'

/** Work on a message: receiving one of a device, pushing new ones of its inbox, and publishing to the broker. */
export type MessageWork = 'receive' | 'push' | 'publish'

/** Runs a piece of work, and may observe it from start to end. */
type AroundMessage = (work: MessageWork, run: () => Promise<void>) => Promise<void>

/** Lets an observer wrap the work on messages; without one it does nothing. */
class MessageWatch {
  #around: AroundMessage = (_work, run) => run()

  around(wrap: AroundMessage): void {
    this.#around = wrap
  }

  run(work: MessageWork, task: () => Promise<void>): Promise<void> {
    return this.#around(work, task)
  }
}

const newWatch = () => new MessageWatch()

/** The message watch of a server. */
export const messageWatchOf = ({ memory }: Pick<ServerContext, 'memory'>): MessageWatch =>
  memory.of(newWatch)
