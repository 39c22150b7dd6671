import { createContext, useContext } from 'react'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'

/** The cards of what the body mentions, as far as they are known. */
export const CardsContext = createContext<MentionedCards>({})
export const useCards = () => useContext(CardsContext)
