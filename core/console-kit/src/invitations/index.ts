export * from './OwnInvitations.tsx'
