import { Field, InputType, Int } from 'type-graphql';
import { PrinterConnection } from './printer.entity';

@InputType({ description: 'A printer to be joined.' })
export class NewPrinterInput {
  @Field(() => String, { description: 'As the owner calls it, at most 60 characters.' }) name!: string;
  @Field(() => PrinterConnection, { description: 'How the ticket gets there.' }) connection!: PrinterConnection;

  @Field(() => String, { nullable: true, description: '« 192.168.1.20 » or with a port; for NETWORK.' })
  address?: string | null;

  @Field(() => Int, { description: '32 for 58 mm paper, 48 for 80 mm.' }) columns!: number;
}
