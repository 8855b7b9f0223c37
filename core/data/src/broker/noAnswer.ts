import { NetworkError } from '@airshed/client'
import type { QueryRecipe } from '../queries.ts'

/** Called for each attempt that got no answer, while others follow it. */
export type OnNoAnswer = (error: NetworkError) => void

/** Asks the same question, and says at once where nobody answered, not after the last attempt. */
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
