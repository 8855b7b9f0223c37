import type { ServerContext } from '../context.ts'

/** Work on a message: of a device, for a device that has new ones in its inbox, and its way to the broker. */
export type MessageWork = 'receive' | 'push' | 'publish'

/** Runs a piece of work, and may look at it from before to after. */
export type AroundMessage = (work: MessageWork, run: () => Promise<void>) => Promise<void>

/** Lets somebody follow the work on messages; without anybody it is nothing. */
export class MessageWatch {
  #around: AroundMessage = (_work, run) => run()

  around(wrap: AroundMessage): void {
    this.#around = wrap
  }

  run(work: MessageWork, task: () => Promise<void>): Promise<void> {
    return this.#around(work, task)
  }
}

const newWatch = () => new MessageWatch()

/** That of a server. */
export const messageWatchOf = ({ memory }: Pick<ServerContext, 'memory'>): MessageWatch =>
  memory.of(newWatch)
