import { Preparing } from '../Preparing.tsx'

export const AuthorEdit = Preparing
