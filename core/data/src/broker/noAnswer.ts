import { NetworkError } from '@airshed/client'
import type { QueryRecipe } from '../queries.ts'

/** Called for each attempt that got no answer, even if others follow it. */
export type OnNoAnswer = (error: NetworkError) => void

/** Runs the same query, but reports each attempt without an answer at once, not only after the last one. */
export const sayingNoAnswer =
  <Result>(
    ask: QueryRecipe<Result>['queryFn'],
    onNoAnswer: OnNoAnswer,
  ): QueryRecipe<Result>['queryFn'] =>
  async (context) => {
    try {
      return await ask(context)
    } catch (error) {
      if (error instanceof NetworkError) onNoAnswer(error)
      throw error
    }
  }
