import { createContext, use } from 'react'
import { createLeaveControl, type LeaveControl } from './leaveControl.ts'

/** The leave control of the page. Default: one that is not connected to links, only to direct calls. */
export const LeaveContext = createContext<LeaveControl>(createLeaveControl())

/** Runs an action that would lose unsaved changes, once the user agrees: see {@link LeaveControl.leave}. */
export const useLeave = (): LeaveControl['leave'] => use(LeaveContext).leave

/** Runs an action that leaves the page but loses nothing: see {@link LeaveControl.leaveUnasked}. */
export const useLeaveUnasked = (): LeaveControl['leaveUnasked'] => use(LeaveContext).leaveUnasked
