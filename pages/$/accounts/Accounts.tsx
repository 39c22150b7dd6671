import { Preparing } from '../Preparing.tsx'

export const Accounts = Preparing
