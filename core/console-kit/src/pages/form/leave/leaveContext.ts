import { createContext, use } from 'react'
import { createLeaveControl, type LeaveControl } from './leaveControl.ts'

/** The control of the page. Default: one that knows no links, only what asks it. */
export const LeaveContext = createContext<LeaveControl>(createLeaveControl())

/** Runs what would lose unsaved changes, once the user agrees: see {@link LeaveControl.leave}. */
export const useLeave = (): LeaveControl['leave'] => use(LeaveContext).leave

/** Runs what leaves the page but loses nothing: see {@link LeaveControl.leaveUnasked}. */
export const useLeaveUnasked = (): LeaveControl['leaveUnasked'] => use(LeaveContext).leaveUnasked
