import { isNewcomer } from '#domain/topics.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { useThisMinute } from '#renderer/ui/useThisMinute.ts'
import { LoadError } from '../../settings/parts/LoadError.tsx'
import { askTopics } from './ask-topics.ts'
import styles from './HomeTopics.module.css'
import { Newcomer } from './Newcomer.tsx'
import { RecordsTopic } from './RecordsTopic.tsx'
import { CampaignsTopic, FavoritesTopic, ReadingTopic, SeasonTopic } from './TopicLists.tsx'
import { TripTopic } from './TripTopic.tsx'
import { WaitingTopics } from './WaitingTopics.tsx'

/** What there is to tell this member; each part only where it has something. Another member is another answer. */
export function TopicBlocks({ accountId }: { accountId: string }) {
  const { data, error, retry } = useAnswer(['topics', accountId], askTopics)
  const now = useThisMinute() ?? new Date()
  if (error && !data) return <LoadError error={error} retry={retry} />
  if (!data) return <WaitingTopics />
  const { trip, reading, favorites, campaigns, season } = data
  const [actions, wishes] = [data.actions ?? [], data.wishes ?? []]
  return (
    <div className={styles.topics}>
      {isNewcomer(data) && <Newcomer />}
      {trip && <TripTopic trip={trip} />}
      {reading && reading.length > 0 && <ReadingTopic reading={reading} />}
      {favorites && favorites.length > 0 && <FavoritesTopic favorites={favorites} />}
      {actions.length + wishes.length > 0 && (
        <RecordsTopic actions={actions} wishes={wishes} onChanged={retry} />
      )}
      {season && season.cards.length > 0 && <SeasonTopic season={season} />}
      {campaigns && campaigns.length > 0 && <CampaignsTopic campaigns={campaigns} now={now} />}
    </div>
  )
}
