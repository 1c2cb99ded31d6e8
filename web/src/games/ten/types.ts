/** What the server computes for a screen of TEN (games/ten/aid.py), by the names of this folder. */
export type {
  TenAid,
  TenBids as Bids,
  TenBill as Bill,
  TenBoard as Board,
  TenGain as Gain,
  TenNextCard as NextCard,
  TenRun as Run,
  TenSpeaker as Speaker,
  TenTaking as Taking,
  TenWay as Way,
} from '../../generated/messages';
